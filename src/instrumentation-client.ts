import { applyShopFormatText } from '@/domain/text/shop-format';

// Next loads this before it hydrates: what the browser writes must read as what the server wrote.
applyShopFormatText(document.documentElement.dataset.shopFormat ?? '');

// zod would try whether code can be made of text, which our Content-Security-Policy forbids and the browser reports. Its
// settings are global, so that pages without it need not load it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
