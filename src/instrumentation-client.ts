import { applyShopFormatText } from '@/domain/text/shop-format';

// Next loads this before it hydrates: what the browser writes must read as what the server wrote.
const { shopFormat = '', moneyFormat } = document.documentElement.dataset;
applyShopFormatText(shopFormat, moneyFormat);

// zod would try whether code can be made of text, which our Content-Security-Policy forbids and the browser reports. Its
// settings are global, so that pages without it need not load it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
