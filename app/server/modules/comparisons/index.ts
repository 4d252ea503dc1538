export { comparisonRoutes } from './comparisons.routes.ts';
