'use client';

import { Copy, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { MAX_KEYS } from '@/domain/api-keys/limits';
import { isPublishable, scopeSummary, type KeyKind } from '@/domain/api-keys/scopes';
import { formatCount } from '@/domain/text/locale';
import type { Result } from '@/lib/result';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { copyText } from '@/ui/copy-text';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { LocalDate } from '@/ui/LocalDate';
import { toastResult } from '@/ui/toast-result';
import type { CreatedKey } from '../../keys/create-key';
import type { ListedKey } from '../../data/keys';
import { ChangeLimit } from './ChangeLimit';
import { CreateKey, type TypedKey } from './CreateKey';

type ApiKeysProps = {
  kind: KeyKind;
  intro: string;
  keys: readonly ListedKey[];
  create: (typed: TypedKey) => Promise<Result<CreatedKey>>;
  revoke: (id: string) => Promise<Result>;
  limit?: (id: string, requestsPerMinute: string) => Promise<Result>;
};

export function ApiKeys({ kind, intro, keys, create, revoke, limit }: ApiKeysProps) {
  const [created, setCreated] = useState<CreatedKey>();
  const button = keys.length < MAX_KEYS && <CreateKey kind={kind} create={create} onCreated={setCreated} />;
  return (
    <section aria-labelledby="api-keys" className="card">
      <header className="flex flex-wrap items-start justify-between gap-3 p-5 sm:px-6">
        <div className="min-w-0 grow basis-64">
          <h2 id="api-keys" className="text-subheading">
            API keys
          </h2>
          <p className="mt-1 text-sm text-ink-muted">{intro}</p>
        </div>
        {keys.length > 0 && button}
      </header>
      {keys.length === 0 ? (
        <EmptyState
          icon={<KeyRound />}
          title="No keys yet"
          description="A key lets a program read and change what you choose, and nothing else."
          action={button}
          headingLevel={3}
          className="border-t border-line"
        />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {keys.map((key) => (
            <KeyRow key={key.id} kind={kind} apiKey={key} revoke={revoke} limit={limit} />
          ))}
        </ul>
      )}
      <NewKey created={created} onClose={() => setCreated(undefined)} />
    </section>
  );
}

type KeyRowProps = { apiKey: ListedKey } & Pick<ApiKeysProps, 'kind' | 'revoke' | 'limit'>;

function KeyRow({ kind, apiKey, revoke, limit }: KeyRowProps) {
  const {
    id,
    name,
    prefix,
    scopes,
    addresses,
    makerName,
    teamName,
    createdAt,
    lastUsedAt,
    expiresAt,
    isExpired,
    requestsPerMinute,
  } = apiKey;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 grow basis-64 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <code className="font-mono text-sm text-ink-muted">{prefix}…</code>
          {isPublishable(scopes) && <Badge variant="outline">Publishable</Badge>}
          {isExpired && <Badge variant="destructive">Expired</Badge>}
        </p>
        <p className="text-sm">{scopeSummary(scopes, kind)}</p>
        <p className="text-sm">
          {formatCount(requestsPerMinute)} requests a minute{isPublishable(scopes) && ' from each network'}
        </p>
        {addresses.length > 0 && <p className="text-sm wrap-anywhere">Only from {addresses.join(', ')}</p>}
        <p className="text-sm text-ink-muted">
          Created by {makerName}
          {teamName && ` of ${teamName}`} on <LocalDate iso={createdAt} />.{' '}
          {lastUsedAt ? (
            <>
              Last used <LocalDate iso={lastUsedAt} withTime />.
            </>
          ) : (
            'Never used.'
          )}{' '}
          {expiresAt && (
            <>
              {isExpired ? 'Expired' : 'Expires'} on <LocalDate iso={expiresAt} />.
            </>
          )}
        </p>
      </div>
      {limit && <ChangeLimit apiKey={apiKey} limit={limit} />}
      <ConfirmDialog
        title={`Revoke ${name}?`}
        description="Programs that use it are refused from their next request on. This cannot be undone."
        trigger={
          <Button variant="outline" size="sm">
            Revoke<span className="sr-only"> {name}</span>
          </Button>
        }
        confirmLabel="Revoke key"
        destructive
        onConfirm={() => toastResult(revoke(id), { title: 'Key revoked', description: `${name} no longer works.` })}
      />
    </li>
  );
}

function NewKey({ created, onClose }: { created: CreatedKey | undefined; onClose: () => void }) {
  const key = created?.key ?? '';
  return (
    <Dialog
      title="Your new key"
      description="Copy it now: it is not shown again."
      size="sm"
      open={created !== undefined}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => void copyText(key, 'Key copied')}>
            <Copy aria-hidden className="size-4" />
            Copy
          </Button>
          <DialogClose asChild>
            <Button>Done</Button>
          </DialogClose>
        </>
      }
    >
      <code className="block rounded-control bg-surface-sunken p-4 font-mono text-sm break-all select-all">{key}</code>
    </Dialog>
  );
}
