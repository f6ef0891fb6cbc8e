'use client';

import { useEffect, useState } from 'react';
import { picturePath } from '@/domain/kits/designs/design-links';
import { FRONT_AND_BACK } from '@/domain/kits/document/kit-garments';
import { request } from '@/lib/client/request';
import { storedKeys } from '@/lib/client/browser-storage';
import { KitPrices } from '@/modules/kits/components/KitPrices';
import { LOCAL_DESIGNS } from '@/modules/kits/local-design-keys';
import type { LocalDesign } from '@/modules/kits/local-designs';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import type { FormField } from './inquiry-fields';

type InquiryDesignProps = { field: FormField; error: readonly string[] | undefined };

type Attached = { id: string; hash?: string; failure?: string };

const ON_ITS_WAY = 'on its way';

export function InquiryDesign({ field: { name, label, hint }, error }: InquiryDesignProps) {
  const designs = useLocalDesigns();
  const [chosen, setChosen] = useState<string>();
  const [attached, setAttached] = useState<Attached>();
  const id = chosen ?? namedDesign();
  const design = designs.find((each) => each.id === id);
  const isAttached = design !== undefined && attached?.id === design.id;
  const { hash, failure } = isAttached ? attached : {};

  useEffect(() => {
    if (!design || isAttached) return undefined;
    const controller = new AbortController();
    const body = { document: design.document };
    void request<{ hash: string }>('/api/kits/documents', { method: 'POST', body, signal: controller.signal }).then(
      (stored) => {
        if (controller.signal.aborted) return;
        setAttached({ id: design.id, ...(stored.ok ? { hash: stored.value.hash } : { failure: stored.message }) });
      },
    );
    return () => controller.abort();
  }, [design, isAttached]);

  if (designs.length === 0) return null;
  return (
    <Field
      label={label}
      hint={hint}
      error={failure ?? (hash || !design ? undefined : error)}
      optional
      className="col-span-full min-w-0"
    >
      {(control) => (
        <>
          <Select
            {...control}
            value={design?.id ?? ''}
            onChange={({ target }) => {
              setChosen(target.value);
              // Chosen again, it is tried again.
              setAttached(undefined);
            }}
          >
            <option value="">No design</option>
            {designs.map((each) => (
              <option key={each.id} value={each.id}>
                {each.document.name}
              </option>
            ))}
          </Select>
          {design && <input type="hidden" name={name} value={hash ?? ON_ITS_WAY} />}
          {design && hash && (
            <p className="flex gap-3 pt-1">
              {FRONT_AND_BACK.map((view) => (
                <img
                  key={view}
                  src={picturePath(hash, { view })}
                  alt={`${design.document.name}, ${view}`}
                  width={120}
                  height={150}
                  className="aspect-4/5 w-30 rounded-control kit-stage object-contain"
                />
              ))}
            </p>
          )}
          {design && <KitPrices document={design.document} />}
        </>
      )}
    </Field>
  );
}

const namedDesign = (): string | undefined =>
  typeof window === 'undefined' ? undefined : (new URLSearchParams(window.location.search).get('design') ?? undefined);

/** Their reader is loaded only if there are any. */
function useLocalDesigns(): readonly LocalDesign[] {
  const [designs, setDesigns] = useState<readonly LocalDesign[]>([]);
  useEffect(() => {
    if (storedKeys(LOCAL_DESIGNS).length === 0) return undefined;
    let isGone = false;
    import('@/modules/kits/local-designs').then(
      ({ listDesigns }) => isGone || setDesigns(listDesigns().designs),
      // Without a connection the form shows the failure itself, once it is sent.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return designs;
}
