export { complaintRoutes } from './complaints.routes.ts';
export { forgetComplaints } from './forget-complaints.ts';
