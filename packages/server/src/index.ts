export { type AppOptions, buildApp } from './app.ts';
export { type ServerOptions, type Started, start } from './main.ts';
