/** In the look of the site, whose own stylesheet comes before it. */
export const DOCS_STYLE = `
.docs {
  padding: 1.5rem clamp(1.1rem, 4.4vw, 4rem) 4rem;
  color: var(--ivory, #f4ead5);
  background-color: var(--night, #0a1029);
  font: 1.0625rem / 1.5 var(--text-face, "EB Garamond", Georgia, serif);
}
.docs header a {
  font-family: var(--display-face, "IM Fell French Canon SC", Georgia, serif);
  font-size: 1.5rem;
  text-decoration: none;
}
.docs main { max-width: 60rem; margin: 0 auto; }
.docs a { color: var(--gold-bright, #ecc57c); }
.docs h1, .docs h2 {
  font-family: var(--display-face, "IM Fell French Canon SC", Georgia, serif);
  font-weight: 400;
  color: var(--gold, #dcae55);
}
.docs h2 { margin-top: 3rem; }
.docs h3 { margin: 0 0 0.3rem; font-size: 1.1rem; font-weight: 500; overflow-wrap: anywhere; }
.docs p { margin: 0.3rem 0; }
.docs article { padding: 1rem 0; border-top: 1px solid var(--rule-faint, rgb(244 234 213 / 18%)); }
.docs code { font-family: ui-monospace, Consolas, monospace; font-size: 0.85em; color: var(--ivory, #f4ead5); overflow-wrap: anywhere; }
.docs .method { display: inline-block; min-width: 3rem; font-variant-caps: all-small-caps; color: var(--gold, #dcae55); }
.docs em { color: var(--ivory-soft, #cdc7bb); }
.docs dl { display: grid; grid-template-columns: 4rem 1fr; margin: 0.5rem 0 0; }
.docs dt { color: var(--ivory-dim, #9a9a9f); }
.docs dd { grid-column: 2; margin: 0; }
.docs th { padding-right: 2rem; text-align: left; font-weight: 400; }
`;
