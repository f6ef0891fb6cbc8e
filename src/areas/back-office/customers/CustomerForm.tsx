'use client';

import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
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

const names = fields.map(({ name }) => name);

export function CustomerForm({ customer }: { customer: CustomerDetail }) {
  const { fieldErrors, isSending, form } = useSentForm({
    send: async (typed) => {
      const values = { ...typedFields(typed, names), isTaxExempt: typed.has('isTaxExempt') };
      const result = await callAction(editCustomerAction(customer.id, values));
      toast(result.ok ? { title: '✅ Customer Saved' } : failed(result.message));
      return result;
    },
  });

  return (
    <form {...form} className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, label, type, required }) => (
        <Field key={name} label={label} error={fieldErrors[name]} required={required} optional={!required}>
          {(control) => (
            <Input {...control} name={name} type={type} autoComplete="off" defaultValue={customer[name] ?? ''} />
          )}
        </Field>
      ))}
      <Checkbox
        label="Exempt from tax"
        description="Orders you enter are not taxed. Orders placed in the shop are, as anyone can type an email address."
        name="isTaxExempt"
        defaultChecked={customer.isTaxExempt}
        className="self-center"
      />
      <p className="text-sm text-ink-muted sm:col-span-2">
        Orders keep the name, address and tax they were placed with.
      </p>
      <div className="flex justify-end sm:col-span-2">
        <Button type="submit" loading={isSending}>
          Save customer
        </Button>
      </div>
    </form>
  );
}
