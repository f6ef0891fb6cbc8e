import { applyShopFormatText } from '@/domain/text/shop-format';

// Next loads this before it hydrates: what the browser writes must read as what the server wrote.
applyShopFormatText(document.documentElement.dataset.shopFormat ?? '');
