import { useEffect, useRef } from 'react';
import { MAX_PIN_TEXT } from '@/domain/orders/proof-pins';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormMessage } from '@/ui/FormMessage';
import { Textarea } from '@/ui/Textarea';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';

type PinNoteFormProps = {
  label: string;
  submitLabel: string;
  className?: string;
  onCancel: () => void;
  send: (text: string) => Promise<SentFormState>;
};

export function PinNoteForm({ label, submitLabel, className, onCancel, send }: PinNoteFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { fieldErrors, notice, isSending, form } = useSentForm<SentFormState>({
    send: (typed) => send(typedFields(typed, ['text']).text),
  });
  useEffect(() => field.current?.focus(), []);
  return (
    <form {...form} className={className}>
      <div className="space-y-3">
        {notice && <FormMessage>{notice}</FormMessage>}
        <Field label={label} error={fieldErrors.text}>
          {(control) => <Textarea {...control} ref={field} name="text" rows={3} maxLength={MAX_PIN_TEXT} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" loading={isSending}>
            {submitLabel}
          </Button>
          <Button variant="ghost" size="sm" onClick={onCancel} disabled={isSending}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}
