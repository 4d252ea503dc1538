export { serveAppLink } from './app-link.routes.ts';
export { siteRoutes } from './site.routes.ts';
