'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldErrors } from '@/lib/result';
import { firstBadField, focusField, formErrors, isFieldName, readForm, toBody, type FieldName } from './form-fields';

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

export function useFieldErrors(formRef: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const pointerUp = usePointerUp();

  /** Checks the form. If the validator cannot be loaded, only the server checks. */
  async function check(): Promise<FieldErrors> {
    const form = formRef.current;
    if (!form) return {};
    try {
      const { validate } = await loadValidator();
      return formErrors(validate(toBody(readForm(form), [{ product: 'any', quantity: 1 }])));
    } catch {
      return {};
    }
  }

  function show(next: FieldErrors) {
    setErrors(next);
    const first = firstBadField(next);
    if (first && formRef.current) focusField(formRef.current, first);
  }

  /** Checks a field on blur. Empty fields wait until the form is sent. */
  async function recheck(name: string, { typing = false } = {}) {
    const form = formRef.current;
    if (!form || !isFieldName(name)) return;
    const values = readForm(form);
    const concerned: (FieldName | undefined)[] = [name, alsoConcerned[name]];
    const names = concerned.filter(
      (each) => each !== undefined && (errors[each] ?? (!typing && values[each].trim() !== '')),
    );
    if (names.length === 0) return;
    const found = await check();
    await pointerUp.current;
    setErrors((before) => {
      const after = { ...before };
      for (const each of names) {
        if (!each) continue;
        const messages = found[each];
        if (messages) after[each] = messages;
        else delete after[each];
      }
      return after;
    });
  }

  return { errors, check, show, recheck, prefetch: () => void loadValidator().catch(() => undefined) };
}
