export { labRoutes } from './lab.routes.ts';
