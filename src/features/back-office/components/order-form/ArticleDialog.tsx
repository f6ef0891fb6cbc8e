'use client';

import { Search } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { formatUsd, toCents } from '@/domain/money';
import { Dialog } from '@/ui/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import type { Article } from '../../operations/orders/search-articles';
import type { FormLine } from '../../rules/order-form';
import { LinePicture } from '../orders/OrderLines';
import { ArticleChooser } from './ArticleChooser';
import { fetchJson, useSearch } from './use-search';

const read = async (search: string, signal: AbortSignal) => {
  const url = `/admin/orders/new/products?q=${encodeURIComponent(search.trim())}`;
  return (await fetchJson<{ articles: Article[] }>(url, { signal })).articles;
};

type ArticleDialogProps = { onAdd: (lines: FormLine[]) => void; onClose: () => void };

/** Picks a product by name or SKU, then its colour, sizes and numbers. */
export function ArticleDialog({ onAdd, onClose }: ArticleDialogProps) {
  const [search, setSearch] = useState('');
  const [article, setArticle] = useState<Article>();
  const searchRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        searchRef.current?.focus();
      }}
      title={article ? article.name : 'Add products'}
      description={article ? `SKU ${article.sku} · ${formatUsd(toCents(article.price))}` : undefined}
    >
      {article ? (
        <ArticleChooser article={article} onAdd={onAdd} onBack={() => setArticle(undefined)} />
      ) : (
        <ArticleSearch searchRef={searchRef} search={search} onSearch={setSearch} onPick={setArticle} />
      )}
    </Dialog>
  );
}

type ArticleSearchProps = {
  searchRef: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (search: string) => void;
  onPick: (article: Article) => void;
};

function ArticleSearch({ searchRef, search, onSearch, onPick }: ArticleSearchProps) {
  const { hits, isLoading, hasFailed, retry } = useSearch(search, read);
  return (
    <div className="space-y-4">
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-muted"
        />
        <input
          ref={searchRef}
          type="search"
          aria-label="Search products by name or SKU"
          placeholder="Search products by name or SKU"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          maxLength={100}
          autoComplete="off"
          className="control pl-10"
        />
      </div>
      {hasFailed && <ErrorState headingLevel={3} title="The products could not be searched" onRetry={retry} />}
      {!hasFailed && isLoading && hits.length === 0 && (
        <p role="status" className="flex items-center gap-3 py-6 text-ink-muted">
          <Spinner className="size-5" />
          Searching…
        </p>
      )}
      {!hasFailed && !isLoading && hits.length === 0 && (
        <p role="status" className="py-6 text-ink-muted">
          No product on sale is called that.
        </p>
      )}
      <ul className="-mx-2">
        {hits.map((article) => (
          <li key={article.id}>
            <button
              type="button"
              onClick={() => onPick(article)}
              className="flex w-full items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-ink/5"
            >
              <LinePicture url={article.image} />
              <span className="min-w-0 grow">
                <span className="block truncate font-medium">{article.name}</span>
                <span className="block truncate text-sm text-ink-muted">
                  {article.sku} · {article.stockQuantity} in stock
                </span>
              </span>
              <span className="tabular-nums">{formatUsd(toCents(article.price))}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
