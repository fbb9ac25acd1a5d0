/** In the look of the site, whose own stylesheets come before it. */
export const DOCS_STYLE = `
.docs {
  --text: var(--text-face, "EB Garamond", Georgia, serif);
  --display: var(--display-face, "IM Fell French Canon SC", Georgia, serif);
  --line: var(--rule-faint, rgb(244 234 213 / 18%));
  padding: 0 max(clamp(1.1rem, 4.4vw, 4rem), 50vw - 40rem) 5rem;
  color: var(--ivory, #f4ead5);
  background-color: var(--night, #0a1029);
  font: 1.125rem / 1.45 var(--text);
}
.docs header { padding: 1.1rem 0; border-bottom: 1px solid var(--line); }
.docs header a { display: inline-flex; gap: 0.7rem; align-items: center; font: 1.6rem / 1.2 var(--display); text-decoration: none; }
.docs a { color: var(--gold-bright, #ecc57c); text-decoration-color: var(--rule, rgb(220 174 85 / 40%)); text-underline-offset: 0.2em; }
.docs nav { padding: 1rem 0; border-bottom: 1px solid var(--line); font-style: italic; }
.docs nav ul { display: flex; flex-wrap: wrap; gap: 0.2rem 1.4rem; margin: 0; padding: 0; list-style: none; }
.docs nav li a { display: inline-block; padding: 0.25rem 0; }
.docs nav ul ul { display: none; }
.docs main { min-width: 0; }
.docs h1, .docs h2 { font-family: var(--display); font-weight: 400; line-height: 1.1; }
.docs h1 { margin: 2.2rem 0 1rem; font-size: clamp(2.3rem, 4.4vw, 3.6rem); }
.docs h2 { margin: 3.4rem 0 1.2rem; font-size: 2rem; color: var(--gold, #dcae55); }
.docs h3 { margin: 0; font: 1.35rem / 1.25 var(--text); overflow-wrap: anywhere; }
.docs p { max-width: 46rem; margin: 0.4rem 0; }
.docs .introduction { font-size: 1.25rem; }
.docs article { padding: 1.3rem 0; border-top: 1px solid var(--line); scroll-margin-top: 1rem; }
.docs h2 { scroll-margin-top: 1rem; }
.docs code { font: 0.9rem / 1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--ivory, #f4ead5); overflow-wrap: anywhere; }
.docs code a { color: var(--gold-bright, #ecc57c); }
.docs h3 code { font-size: 1.1rem; color: var(--gold-bright, #ecc57c); }
.docs .address { margin: 0.15rem 0 0.5rem; }
.docs .address code { color: var(--gold-bright, #ecc57c); }
.docs .method { margin-right: 0.4rem; padding: 0 0.5rem; font-size: 0.95rem; letter-spacing: 0.06em; color: var(--gold, #dcae55); border: 1px solid var(--rule, rgb(220 174 85 / 40%)); }
.docs em { color: var(--ivory-soft, #cdc7bb); }
.docs dl { display: grid; grid-template-columns: 4.2rem minmax(0, 1fr); gap: 0.5rem 0.8rem; margin: 0.8rem 0 0; }
.docs dt { font-style: italic; color: var(--ivory-soft, #cdc7bb); }
.docs dd { margin: 0; }
.docs pre { margin: 0; padding: 0.5rem 0.9rem; white-space: pre-wrap; background: var(--night-deep, #070b1d); border-left: 2px solid var(--rule, rgb(220 174 85 / 40%)); }
.docs article > pre { margin-top: 0.6rem; }
.docs table { border-collapse: collapse; }
.docs th { padding: 0.3rem 2.4rem 0.3rem 0; text-align: left; font-weight: 400; }
.docs thead th { font-style: italic; color: var(--ivory-soft, #cdc7bb); }
.docs tbody tr { border-top: 1px solid var(--line); }
.docs td { font-variant-numeric: lining-nums; }
@media (max-width: 40rem) {
  .docs dl { grid-template-columns: minmax(0, 1fr); gap: 0.2rem; }
  .docs pre { padding: 0.4rem 0.6rem; }
}
@media (min-width: 64rem) {
  .docs { display: grid; grid-template: auto 1fr / 15rem minmax(0, 1fr); gap: 0 4rem; }
  .docs header { grid-column: 1 / 3; }
  .docs nav { position: sticky; top: 0; align-self: start; max-height: 100vh; padding: 2.4rem 0; overflow: auto; border: 0; scrollbar-width: thin; scrollbar-color: var(--rule, #dcae55) transparent; }
  .docs nav ul, .docs nav ul ul { display: block; }
  .docs nav ul ul { padding: 0.2rem 0 0.8rem 1rem; font-size: 1rem; }
  .docs nav ul ul a { color: var(--ivory-soft, #cdc7bb); text-decoration: none; }
  .docs nav ul ul a:hover { color: var(--gold-bright, #ecc57c); }
}
`;
