export { drawPage } from './draw/draw-page.tsx';
