export { deviceRoutes } from './devices.routes.ts';
export { closeUserSession } from './close-user-session.ts';
export {
  findViewer,
  requireUser,
  requireViewer,
  viewerNumber,
  type Caller,
  type Viewer,
} from './find-viewer.ts';
export { findDevice, openUserSession, type Device } from './open-user-session.ts';
export { forgetDevices, isKnownDevice, keepDevice } from './known-devices.ts';
export { forgetSessions } from './session-lifetime.ts';
export { sessionRoutes } from './sessions.routes.ts';
