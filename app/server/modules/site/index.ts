export { serveAppLink } from './app-link.routes.ts';
export { isTileUrl, readTiles } from './map-tiles.ts';
export { siteRoutes } from './site.routes.ts';
