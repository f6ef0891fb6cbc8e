'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { sizeLabelOf, type SizeCode } from '@/domain/catalogue/sizes';
import { MAX_SEAM_ALLOWANCE } from '@/domain/kits/production/make-rules';
import type { MappedPiece } from '@/domain/kits/templates/template-mapping';
import { TEMPLATE_NAME_MAX } from '@/domain/kits/templates/template-outlines';
import { TEMPLATES_PATH } from '@/domain/kits/templates/template-upload';
import type { FieldErrors } from '@/lib/result';
import { BackLink } from '@/ui/BackLink';
import { Button } from '@/ui/Button';
import { callAction } from '@/ui/call-action';
import { Checkbox } from '@/ui/Checkbox';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EditForm } from '@/ui/EditForm';
import { failed } from '@/ui/failed';
import { Field, FieldError } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { PageHeading } from '@/ui/PageHeading';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import type { ShownTemplate } from './load-template';
import { PieceCard } from './PieceCard';
import { deleteTemplateAction, saveTemplateAction } from './template-actions';
import type { TemplateValues } from './template-form';
import { garmentText, missingText } from './template-labels';

const valuesOf = ({ name, allowance, isConfirmed, isDefault, products, mapping }: ShownTemplate): TemplateValues => ({
  ...{ name, isConfirmed, isDefault, mapping },
  allowance: String(allowance),
  products: products.join('\n'),
});

export function TemplateEditor({ template }: { template: ShownTemplate }) {
  const { id, outlines, pieces, fileName } = template;
  const router = useRouter();
  const [saved, setSaved] = useState(() => valuesOf(template));
  const [values, setValues] = useState(saved);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);
  const sizes = [...new Set(pieces.map(({ size }) => size))];
  const [size, setSize] = useState<SizeCode>(() => values.mapping[0]?.size ?? sizes[0] ?? 'M');
  const missing = missingText(pieces, values.mapping);
  const change = (changed: Partial<TemplateValues>) => setValues((now) => ({ ...now, ...changed }));

  function map(piece: string, mapped: MappedPiece | undefined) {
    const others = values.mapping.filter((each) => each.size !== size || each.piece !== piece);
    change({ mapping: mapped ? [...others, mapped] : others });
  }

  async function save() {
    setSaving(true);
    const answer = await callAction(
      saveTemplateAction(id, values),
      'No connection. Nothing is lost; please try again.',
    );
    setSaving(false);
    setErrors((!answer.ok && answer.fieldErrors) || {});
    if (!answer.ok) return void toast(failed(answer.message));
    setSaved(values);
    toast({ title: '✅ Pattern Template Saved', description: values.name });
  }

  async function remove() {
    const answer = await callAction(deleteTemplateAction(id));
    if (!answer.ok) return void toast(failed(answer.message));
    setSaved(values);
    toast({ title: 'Pattern template deleted', description: saved.name });
    router.replace(TEMPLATES_PATH);
  }

  return (
    <>
      <BackLink href={TEMPLATES_PATH}>Pattern templates</BackLink>
      <PageHeading
        title={saved.name}
        intro={[garmentText(template), fileName, `${outlines.length} outlines`].filter(Boolean).join(' · ')}
        actions={
          <ConfirmDialog
            title="Delete this template?"
            description="New packs are made without it. Packs that were made with it keep its pieces."
            confirmLabel="Delete"
            destructive
            onConfirm={remove}
            trigger={<Button variant="outline">Delete</Button>}
          />
        }
      />
      <EditForm
        dirty={values !== saved && JSON.stringify(values) !== JSON.stringify(saved)}
        saving={isSaving}
        onDiscard={() => {
          setValues(saved);
          setErrors({});
        }}
        label={isSaving ? 'Saving...' : 'Save Changes'}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="grid gap-4 pb-6">
          <FormSection title="Pieces" intro="Which outline of the file is which of our pieces, and how it compares.">
            {errors.mapping?.map((message) => (
              <FieldError key={message}>{message}</FieldError>
            ))}
            <Field label="Size" className="max-w-xs">
              {(control) => (
                <Select
                  {...control}
                  value={size}
                  onChange={({ target }) => setSize(sizes.find((each) => each === target.value) ?? size)}
                >
                  {sizes.map((each) => (
                    <option key={each} value={each}>
                      {`${sizeLabelOf(each)}: ${countIn(values.mapping, each)} of ${pieces.filter((piece) => piece.size === each).length}`}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <ul className="grid gap-4 lg:grid-cols-2">
              {pieces
                .filter((piece) => piece.size === size)
                .map((piece) => (
                  <li key={`${size} ${piece.piece}`}>
                    <PieceCard
                      piece={piece}
                      outlines={outlines}
                      mapped={values.mapping.find((each) => each.size === size && each.piece === piece.piece)}
                      onChange={(mapped) => map(piece.piece, mapped)}
                    />
                  </li>
                ))}
            </ul>
            {missing.length > 0 && <Missing texts={missing} />}
          </FormSection>
          <FormSection title="Use" intro="Which print packs are laid on it. Packs made before keep their pieces.">
            <Field label="Name" required error={errors.name}>
              {(control) => (
                <Input
                  {...control}
                  value={values.name}
                  maxLength={TEMPLATE_NAME_MAX}
                  autoComplete="off"
                  onChange={({ target }) => change({ name: target.value })}
                />
              )}
            </Field>
            <Field
              label="Seam allowance"
              required
              className="max-w-xs"
              hint={`In mm, up to ${MAX_SEAM_ALLOWANCE}. It counts for pieces with a cut line or a seam line alone.`}
              error={errors.allowance}
            >
              {(control) => (
                <Input
                  {...control}
                  value={values.allowance}
                  inputMode="decimal"
                  maxLength={4}
                  autoComplete="off"
                  onChange={({ target }) => change({ allowance: target.value })}
                />
              )}
            </Field>
            <Checkbox
              look="card"
              label="The pieces are right"
              description="Print packs may use this template."
              checked={values.isConfirmed}
              onChange={({ target: { checked } }) =>
                change({ isConfirmed: checked, ...(!checked && { isDefault: false }) })
              }
            />
            <Checkbox
              look="card"
              label="Default of this garment"
              description="For every product with this garment, cut and collar that has no template of its own."
              checked={values.isDefault}
              disabled={!values.isConfirmed}
              onChange={({ target: { checked } }) => change({ isDefault: checked })}
            />
            {errors.isDefault?.map((message) => (
              <FieldError key={message}>{message}</FieldError>
            ))}
            <Field
              label="Products"
              optional
              hint="SKUs, one on each line: made by it in any case."
              error={errors.products}
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  value={values.products}
                  spellCheck={false}
                  autoComplete="off"
                  onChange={({ target }) => change({ products: target.value })}
                />
              )}
            </Field>
          </FormSection>
        </div>
      </EditForm>
    </>
  );
}

const countIn = (mapping: readonly MappedPiece[], size: SizeCode): number =>
  mapping.filter((each) => each.size === size).length;

function Missing({ texts }: { texts: readonly string[] }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="rounded-control bg-surface-sunken px-4 py-3 text-sm">
      <p id={id} className="font-semibold">
        Missing
      </p>
      <ul className="mt-1 list-disc pl-5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
