'use client';

import { Command } from 'cmdk';
import {
  Building2,
  FileText,
  Inbox,
  LogOut,
  type LucideIcon,
  Package,
  ReceiptText,
  ShoppingCart,
  Undo2,
  User,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { SearchCommand } from '@/ui/SearchCommand';
import { SEARCH_KIND_LABELS, SEARCH_KINDS, SEARCH_MIN_LENGTH, type SearchHit, type SearchKind } from './search-hits';
import { useMay } from '../access/granted';
import { signOut } from '../login/session-actions';
import { matchingCommands } from './commands';
import { useFirstView } from '../views/views-context';
import { useAnswer } from '@/ui/use-answer';
import { useSignOut } from '@/modules/accounts/components/use-sign-out';

const NOTHING: readonly SearchHit[] = [];

function useSearchHits(search: string): { hits: readonly SearchHit[]; loading: boolean; failed: boolean } {
  const query = search.trim();
  const path = query.length >= SEARCH_MIN_LENGTH ? `/admin/search?q=${encodeURIComponent(query)}` : undefined;
  const { answer = NOTHING, loading, failed } = useAnswer<SearchHit[]>(path);
  return { hits: path && !failed ? answer : NOTHING, loading, failed };
}

const icons: Record<SearchKind, LucideIcon> = {
  orders: ShoppingCart,
  'team-orders': ShoppingCart,
  invoices: ReceiptText,
  returns: Undo2,
  products: Package,
  teams: Building2,
  customers: User,
  inquiries: Inbox,
  pages: FileText,
};

type CommandPaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title="Search"
      description="Find orders, products, teams, customers, messages and pages, or choose an action."
      open={open}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        input.current?.focus();
      }}
    >
      <Palette input={input} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Palette({ input, onDone }: { input: RefObject<HTMLInputElement | null>; onDone: () => void }) {
  const router = useRouter();
  const [search, setSearch] = useState('');
  const { hits, loading, failed } = useSearchHits(search);
  const commands = matchingCommands(search, useMay());
  const firstView = useFirstView();
  const [chosen, setChosen] = useState('');
  const [shown, setShown] = useState(hits);
  const { leave } = useSignOut(signOut);
  const leaving = 'sign out'.startsWith(search.trim().toLowerCase());
  const values = [...hits.map(valueOf), ...commands.map(({ label }) => label), ...(leaving ? ['Sign Out'] : [])];

  if (shown !== hits) {
    setShown(hits);
    const [first] = hits;
    if (first) setChosen(valueOf(first));
  }

  function go(href: string) {
    onDone();
    router.push(href);
  }

  return (
    <SearchCommand
      label="Search"
      placeholder="Order number, name, email, SKU..."
      input={input}
      search={search}
      onSearch={setSearch}
      loading={loading}
      // Empty while there are no hits: the next hits are then selected anew.
      chosen={values.includes(chosen) ? chosen : (values[0] ?? '')}
      onChoose={setChosen}
      empty={emptyText(search, loading, failed)}
    >
      {SEARCH_KINDS.map((kind) => {
        const ofKind = hits.filter((hit) => hit.kind === kind);
        const Icon = icons[kind];
        return (
          ofKind.length > 0 && (
            <Group key={kind} heading={SEARCH_KIND_LABELS[kind]}>
              {ofKind.map((hit) => (
                <Item key={hit.id} value={valueOf(hit)} onSelect={() => go(hit.href)}>
                  <Icon aria-hidden />
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{hit.title}</span>
                    <span className="block truncate text-sm text-ink-muted">{hit.detail}</span>
                  </span>
                </Item>
              ))}
            </Group>
          )
        );
      })}
      {(commands.length > 0 || leaving) && (
        <Group heading="Actions">
          {commands.map(({ label, href, icon: Icon }) => (
            <Item key={label} value={label} onSelect={() => go(firstView(href))}>
              <Icon aria-hidden />
              {label}
            </Item>
          ))}
          {leaving && (
            <Item value="Sign Out" onSelect={leave}>
              <LogOut aria-hidden />
              Sign Out
            </Item>
          )}
        </Group>
      )}
    </SearchCommand>
  );
}

const valueOf = ({ kind, id }: SearchHit) => `${kind}:${id}`;

function emptyText(search: string, loading: boolean, failed: boolean): string {
  if (failed) return 'The search did not respond. Keep typing to try again.';
  if (loading) return 'Searching...';
  return search.trim().length < SEARCH_MIN_LENGTH
    ? 'Type at least two letters.'
    : `Nothing found for “${search.trim()}”.`;
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-muted"
    >
      {children}
    </Command.Group>
  );
}

function Item(props: { value: string; onSelect: () => void; children: ReactNode }) {
  return (
    <Command.Item
      {...props}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 select-none aria-selected:bg-brand-soft [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-muted"
    />
  );
}
