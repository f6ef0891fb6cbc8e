import { moneyFormatText } from '@/domain/money/currency';
import { shopFormatText } from '@/domain/text/shop-format';
import { fontVariables } from '@/ui/fonts';

export const documentAttributes = () => ({
  'data-shop-format': shopFormatText(),
  'data-money-format': moneyFormatText(),
  className: fontVariables,
});
