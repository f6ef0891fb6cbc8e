import { applyShopFormatText } from '@/domain/text/shop-format';

// Next loads this before it hydrates: what the browser writes must read as what the server wrote.
const { shopFormat = '', moneyFormat } = document.documentElement.dataset;
applyShopFormatText(shopFormat, moneyFormat);

// Keeps zod from trying eval, which our policy forbids and browsers report; global, so pages need not load zod for it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
