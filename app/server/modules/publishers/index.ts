export { findPublisher } from './find-publisher.ts';
export { findPublisherAds } from './find-publisher-ads.ts';
export { publisherRoutes } from './publishers.routes.ts';
