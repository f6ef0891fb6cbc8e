import { moneyFormatText } from '@/domain/money/currency';
import { shopFormatText } from '@/domain/text/shop-format';
import { fontVariables } from '@/ui/fonts';

/** Attributes that the root element of every page has: its fonts, and the shop’s way of writing, for the browser. */
export const documentAttributes = () => ({
  'data-shop-format': shopFormatText(),
  'data-money-format': moneyFormatText(),
  className: fontVariables,
});
