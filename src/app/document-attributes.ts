import { moneyFormatText } from '@/domain/money/currency';
import { shopFormatText } from '@/domain/text/shop-format';
import { fontVariables } from '@/ui/fonts';

/** Root attributes of every page: fonts, and the shop’s formats for scripts in the browser. */
export const documentAttributes = () => ({
  'data-shop-format': shopFormatText(),
  'data-money-format': moneyFormatText(),
  className: fontVariables,
});
