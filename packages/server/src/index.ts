export { type AppOptions, buildApp } from './app.ts';
export { type ServerOptions, start } from './main.ts';
