export { advertisementRoutes } from './advertisements.routes.ts';
export { forgetAnswers } from './forget-answers.ts';
