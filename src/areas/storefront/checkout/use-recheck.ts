'use client';

import { useEffect, useRef, type RefObject } from 'react';
import type { FieldErrors } from '@/lib/result';
import { formErrors, isFieldName, readForm, toBody, type FieldName, type FormValues } from './form-fields';

/** Fields whose rules depend on another: the postcode on the country. */
const alsoConcerned: Partial<Record<FieldName, FieldName>> = {
  'shippingAddress.country': 'shippingAddress.postcode',
  'billingAddress.country': 'billingAddress.postcode',
};

const loadValidator = () => import('./validate');

/** Resolves once no pointer button is pressed: an earlier message would move the button under a click. */
function usePointerUp(): RefObject<Promise<void>> {
  const up = useRef(Promise.resolve());
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onDown = () => {
      up.current = new Promise((resolve) => {
        for (const end of ['pointerup', 'pointercancel'])
          window.addEventListener(end, () => setTimeout(resolve), { once: true, signal });
      });
    };
    window.addEventListener('pointerdown', onDown, { capture: true, signal });
    return () => listening.abort();
  }, []);
  return up;
}

/** Errors by the server’s rules. If the validator cannot be loaded, only the server checks. */
export async function checkFields(values: FormValues): Promise<FieldErrors> {
  try {
    const { validate } = await loadValidator();
    return formErrors(validate(toBody(values, [{ product: 'any', quantity: 1 }])));
  } catch {
    return {};
  }
}

export const prefetchValidator = (): void => void loadValidator().catch(() => undefined);

type Marks = { fieldErrors: FieldErrors; mark: (change: (errors: FieldErrors) => FieldErrors) => void };

/** Returns a check of one field, for its blur. Empty fields wait until the form is sent. */
export function useRecheck(formRef: RefObject<HTMLFormElement | null>, { fieldErrors, mark }: Marks) {
  const pointerUp = usePointerUp();

  return async (name: string, { typing = false } = {}): Promise<void> => {
    const form = formRef.current;
    if (!form || !isFieldName(name)) return;
    const values = readForm(form);
    const concerned: (FieldName | undefined)[] = [name, alsoConcerned[name]];
    const names = concerned.filter(
      (each) => each !== undefined && (fieldErrors[each] ?? (!typing && values[each].trim() !== '')),
    );
    if (names.length === 0) return;
    const found = await checkFields(readForm(form));
    await pointerUp.current;
    mark((before) => {
      const after = { ...before };
      for (const each of names) {
        if (!each) continue;
        const messages = found[each];
        if (messages) after[each] = messages;
        else delete after[each];
      }
      return after;
    });
  };
}
