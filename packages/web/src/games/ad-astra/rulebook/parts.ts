/** What the rulebook fetches of Ad Astra, in one piece: fetched one by one, the figures would cut the table they share into shreds. */
export { AdAstraExample } from './ad-astra-example.tsx';
export { BuildFigure } from './build-figure.tsx';
export { MovementFigure } from './movement-figure.tsx';
export { PlanningFigure } from './planning-figure.tsx';
export { ScoringFigure } from './scoring-figure.tsx';
