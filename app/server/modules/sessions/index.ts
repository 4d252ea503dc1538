export { findSession, requireSession, type Session } from './find-session.ts';
export { sessionRoutes } from './sessions.routes.ts';
