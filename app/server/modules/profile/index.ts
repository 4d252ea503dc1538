export { cancelDeletion } from './delete-account.ts';
export { eraseAccounts } from './erase-accounts.ts';
export { profileRoutes } from './profile.routes.ts';
