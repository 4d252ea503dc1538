export { authorizationRoutes } from './authorization.routes.ts';
export { logCode, type CodeSender } from './code-sender.ts';
export { forgetCodes } from './forget-codes.ts';
export { sendBySms, type SmsGateway } from './send-by-sms.ts';
