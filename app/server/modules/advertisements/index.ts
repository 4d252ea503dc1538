export { advertisementRoutes } from './advertisements.routes.ts';
