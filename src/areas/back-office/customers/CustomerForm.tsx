'use client';

import { useState, useTransition, type FormEvent } from 'react';
import type { FieldErrors } from '@/lib/result';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { editCustomerAction } from './customer-actions';
import type { CustomerDetail } from './data/customer';
import { failed } from '@/ui/failed';

const fields = [
  { name: 'firstName', label: 'First name', type: 'text', required: true },
  { name: 'lastName', label: 'Last name', type: 'text', required: true },
  { name: 'email', label: 'Email', type: 'email', required: true },
  { name: 'phone', label: 'Phone', type: 'tel', required: false },
  { name: 'vatNumber', label: 'VAT number', type: 'text', required: false },
] as const;

export function CustomerForm({ customer }: { customer: CustomerDetail }) {
  const [values, setValues] = useState({
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phone: customer.phone ?? '',
    vatNumber: customer.vatNumber ?? '',
    isTaxExempt: customer.isTaxExempt,
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [saving, startSaving] = useTransition();

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    startSaving(async () => {
      const result = await callAction(editCustomerAction(customer.id, values));
      if (result.ok) {
        setErrors({});
        toast({ title: '✅ Customer Saved' });
        return;
      }
      toast(failed(result.message));
      if (result.code === 'unreachable') return;
      const wrong = result.fieldErrors ?? {};
      setErrors(wrong);
      const first = fields.find(({ name }) => wrong[name]);
      if (first) form.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus();
    });
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, label, type, required }) => (
        <Field key={name} label={label} error={errors[name]} required={required} optional={!required}>
          {(control) => (
            <Input
              {...control}
              name={name}
              type={type}
              autoComplete="off"
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <Checkbox
        label="Exempt from tax"
        description="Orders you enter bear no tax. Those from the shop do: anyone can type an address."
        checked={values.isTaxExempt}
        onChange={({ target }) => setValues({ ...values, isTaxExempt: target.checked })}
        className="self-center"
      />
      <p className="text-sm text-ink-muted sm:col-span-2">
        Orders keep the name, address and tax they were placed with.
      </p>
      <div className="flex justify-end sm:col-span-2">
        <Button type="submit" loading={saving}>
          Save customer
        </Button>
      </div>
    </form>
  );
}
