import { Client } from 'pg';
import { log } from '@/lib/log';
import { tagsOf } from '@/domain/cache/cache-plan';
import { applyShopFormat, shopFormatText, type ShopFormat } from '@/domain/text/shop-format';
import { PURGE_ALL, type Notice } from '@kitroom/front/cache/notice';
import type { ResponseStore } from '@kitroom/front/cache/store';

/** Longer than any answer takes, and than a start blocks the thread, ms. */
const TIMEOUT_MS = 15_000;

type PurgeTarget = Pick<ResponseStore, 'hear' | 'clear' | 'enable' | 'disable' | 'suspend'>;

/** Also reloads formats of money and dates that others change; pages rendered meanwhile are purged once more. */
export function followShopFormat(
  store: PurgeTarget & Pick<ResponseStore, 'purgeTags'>,
  connectionString: string,
): PurgeTarget {
  const settings = tagsOf('site-settings');
  const concerns = ({ purge }: Notice) => purge === PURGE_ALL || settings.some((tag) => purge.includes(tag));
  const reread = async () => {
    const before = shopFormatText();
    try {
      applyShopFormat(await readShopFormat(connectionString));
      if (shopFormatText() !== before) store.purgeTags(settings);
    } catch (error) {
      log.warn({ err: error }, 'the shop’s currency and locale could not be read again');
    }
  };
  return {
    clear: () => store.clear(),
    disable: () => store.disable(),
    suspend: () => store.suspend(),
    hear: (notice) => {
      store.hear(notice);
      if (concerns(notice)) void reread();
    },
    enable: (missed) => {
      store.enable(missed);
      if (!missed || missed.some(concerns)) void reread();
    },
  };
}

async function readShopFormat(connectionString: string): Promise<Partial<ShopFormat>> {
  const client = new Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Partial<ShopFormat>>(
      `select currency, locale, time_zone as "timeZone", country,
              (select case when is_charged and not prices_include_tax then tax_name end from tax_settings limit 1) as "excludedTax"
         from site_settings limit 1`,
    );
    return rows[0] ?? {};
  } finally {
    await client.end().catch(() => undefined);
  }
}
