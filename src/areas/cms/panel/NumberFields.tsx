'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useFormFields, withCondition } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { useState, type ReactNode } from 'react';
import { currencyDecimals, currencySign } from '@/domain/money/currency';
import { fieldAmount } from '@/domain/money/typed-amount';
import { amountText, sizeText } from './panel-text';

/** '$522.40' if read-only, else the sign beside '522.40'. */
function MoneyNumberField(props: NumberFieldClientProps) {
  const own = useFormFields(([fields]) => fields.currency?.value);
  const currency = typeof own === 'string' && own !== '' ? own : undefined;
  const { disabled, path, setValue, showError, value } = useField<number | null>({ potentiallyStalePath: props.path });
  const [typed, setTyped] = useState<string>();
  const isFixed = props.readOnly === true || disabled;

  function type(next: string) {
    setTyped(next);
    const amount = Number.parseFloat(next);
    setValue(Number.isNaN(amount) ? null : amount);
  }

  return (
    <NumberFrame {...props} path={path} isFixed={isFixed} showError={showError}>
      {isFixed ? (
        <input id={idOf(path)} disabled value={amountText(value, currency)} />
      ) : (
        <div className="money-input">
          <span aria-hidden className="money-input__sign">
            {currencySign(currency)}
          </span>
          <input
            id={idOf(path)}
            name={path}
            type="number"
            min={0}
            step={10 ** -currencyDecimals(currency)}
            value={typed ?? fieldAmount(value, currency)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(undefined)}
            onWheel={(event) => event.currentTarget.blur()}
          />
        </div>
      )}
    </NumberFrame>
  );
}

export const MoneyField = withCondition(MoneyNumberField);

/** Always read-only. */
function SizeNumberField(props: NumberFieldClientProps) {
  const { path, value } = useField<number | null>({ potentiallyStalePath: props.path });
  return (
    <NumberFrame {...props} path={path} isFixed showError={false}>
      <input id={idOf(path)} disabled value={sizeText(value)} />
    </NumberFrame>
  );
}

export const SizeField = withCondition(SizeNumberField);

const idOf = (path: string): string => `field-${path.replaceAll('.', '__')}`;

type NumberFrameProps = Pick<NumberFieldClientProps, 'field'> & {
  path: string;
  isFixed: boolean;
  showError: boolean;
  children: ReactNode;
};

function NumberFrame({
  field: { admin, label, localized, required },
  path,
  isFixed,
  showError,
  children,
}: NumberFrameProps) {
  return (
    <div
      className={['field-type number', admin?.className, showError && 'error', isFixed && 'read-only']
        .filter(Boolean)
        .join(' ')}
    >
      <FieldLabel htmlFor={idOf(path)} label={label} localized={localized} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {children}
        <FieldDescription description={admin?.description} path={path} />
      </div>
    </div>
  );
}
