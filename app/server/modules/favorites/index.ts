export { favoriteRoutes } from './favorites.routes.ts';
