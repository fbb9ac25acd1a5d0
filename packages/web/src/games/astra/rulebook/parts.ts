/** What the rulebook fetches of Astra, in one piece: fetched one by one, the figures would cut the table they share into shreds. */
export { AstraExample } from './astra-example.tsx';
export { BoonsFigure } from './boons-figure.tsx';
export { ElementsFigure } from './elements-figure.tsx';
export { ExampleFigure } from './example-figure.tsx';
export { MarkingFigure } from './marking-figure.tsx';
export { RestingFigure } from './resting-figure.tsx';
