'use client';

import { RotateCcw, Trash2, X } from 'lucide-react';
import {
  ASSET_TYPE_LABELS,
  ASSET_TYPES,
  assetSize,
  MAX_ASSET_NAME,
  type AssetType,
} from '@/domain/teams/design-assets';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { Field, FieldError } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import type { AssetUpload, AssetUploads } from './use-asset-uploads';

type UploadRowProps = Pick<AssetUploads, 'enter' | 'remove' | 'cancel' | 'send'> & { upload: AssetUpload };

export function UploadRow({ upload, enter, remove, cancel, send }: UploadRowProps) {
  const { id, file, state, message } = upload;
  const isUnderWay = isSending(upload);
  const isUsable = state !== 'unusable';
  const problem = message && (
    <div role="alert" className="min-w-0 flex-1">
      <FieldError>{message}</FieldError>
    </div>
  );
  return (
    <li className="py-4">
      <p className="mb-2 flex flex-wrap gap-x-2 text-sm text-ink-muted">
        <span className="min-w-0 font-medium wrap-anywhere text-ink">{file.name}</span>
        <span>{assetSize(file.size)}</span>
      </p>
      <div className={cn('flex gap-3', isUsable ? 'flex-wrap items-end' : 'items-center')}>
        {isUsable ? <UploadFields upload={upload} enter={enter} /> : problem}
        {state === 'failed' && (
          <Button variant="outline" onClick={() => void send([upload])}>
            <RotateCcw aria-hidden className="size-4.5" />
            Retry
          </Button>
        )}
        {isUnderWay ? (
          <IconButton label={`Cancel ${file.name}`} onClick={() => cancel(id)}>
            <X aria-hidden className="size-5" />
          </IconButton>
        ) : (
          <IconButton label={`Remove ${file.name}`} onClick={() => remove(id)}>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
      {isUnderWay && <Progress upload={upload} />}
      {isUsable && problem && <div className="mt-2">{problem}</div>}
    </li>
  );
}

const isSending = ({ state }: AssetUpload): boolean => state === 'sending' || state === 'waiting';

function UploadFields({ upload, enter }: Pick<UploadRowProps, 'upload' | 'enter'>) {
  const { entered, fieldErrors } = upload;
  const isUnderWay = isSending(upload);
  return (
    <>
      <Field label="Name" error={fieldErrors?.name} className="min-w-48 grow">
        {(control) => (
          <Input
            {...control}
            value={entered.name}
            maxLength={MAX_ASSET_NAME}
            disabled={isUnderWay}
            onChange={(event) => enter(upload, { name: event.target.value })}
          />
        )}
      </Field>
      <Field label="Type" className="w-28 grow sm:w-36 sm:grow-0">
        {(control) => (
          <Select
            {...control}
            value={entered.type}
            disabled={isUnderWay}
            onChange={(event) => enter(upload, { type: event.target.value as AssetType })}
          >
            <Options choices={choicesOf(ASSET_TYPES, ASSET_TYPE_LABELS)} />
          </Select>
        )}
      </Field>
    </>
  );
}

function Progress({ upload: { file, progress, state } }: { upload: AssetUpload }) {
  const percent = Math.round(progress * 100);
  return (
    <div className="mt-3 flex items-center gap-3 text-sm text-ink-muted">
      <progress
        aria-label={`Upload of ${file.name}`}
        value={percent}
        max={100}
        className="h-2 grow appearance-none overflow-hidden rounded-full bg-ink/10 [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-brand"
      />
      <span className="w-24 text-right tabular-nums">
        {state === 'waiting' ? 'Waiting' : percent < 100 ? `${percent} %` : 'Checking…'}
      </span>
    </div>
  );
}
