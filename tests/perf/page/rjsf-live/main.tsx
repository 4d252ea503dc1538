import { enterContest } from '../contest.ts';
import { openStockForm } from '../rjsf/StockForm.tsx';

enterContest({
  open: openStockForm('on change'),
  messages: '.error-detail > li',
  isEager: true,
});
