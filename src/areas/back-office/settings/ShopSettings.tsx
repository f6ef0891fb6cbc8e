'use client';

import { DEPOSIT_FOR, DEPOSIT_FOR_LABELS } from '@/domain/invoices/deposits';
import { NUMBERED_SPORTS } from '@/domain/kits/checks/number-rules';
import { OPTIONAL_CHECK_CODES, OPTIONAL_CHECKS } from '@/domain/kits/checks/strict-checks';
import { KIT_SPORT_LABELS } from '@/domain/kits/document/kit-sports';
import { KIT_TECHNIQUE_TYPES, KIT_TECHNIQUES } from '@/domain/kits/document/kit-techniques';
import { TEMPLATES_PATH } from '@/domain/kits/templates/template-upload';
import { ROLL_FIELDS, ROLL_LABELS, type RollField } from '@/domain/kits/production/roll-rules';
import { DOCUMENT_LABELS } from '@/domain/invoices/invoice-names';
import { documentNumber, MAX_PREFIX, NUMBERED_DOCUMENTS } from '@/domain/invoices/invoice-numbers';
import { DEFAULT_REMINDERS } from '@/domain/invoices/reminders';
import { JOURNAL_ACCOUNT_LABELS, JOURNAL_ACCOUNTS, MAX_ACCOUNT, USUAL_ACCOUNTS } from '@/domain/reports/journal';
import { shopFormat } from '@/domain/text/shop-format';
import { Fragment } from 'react';
import { useFormContext } from 'react-hook-form';
import { SettingsForm } from '@/modules/accounts/components/settings/SettingsForm';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import type { CompanyChoices } from './company-choices';
import { CompanyFields } from './CompanyFields';
import { MAX_BANK_DETAILS } from '@/domain/money/pay-to';
import { shopSettingsForm, type ShopSettingsValues } from './shop-settings-form';
import { saveShopSettingsAction } from './settings-actions';
import { OutputProfile } from './OutputProfile';
import { SizeFields } from './SizeFields';
import { ThreadFields } from './ThreadFields';
import { TierFields } from '../products/form/TierFields';
import { useMay } from '../access/granted';

const AMOUNT_INPUT = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;

type ShopSettingsProps = {
  loaded: ShopSettingsValues;
  choices: CompanyChoices;
  /** True once there are orders, which keep their currency. */
  isCurrencySettled: boolean;
  outputProfile: string | undefined;
};

export function ShopSettings({ loaded, choices, isCurrencySettled, outputProfile }: ShopSettingsProps) {
  return (
    <SettingsForm<ShopSettingsValues> schema={shopSettingsForm} loaded={loaded} save={saveShopSettingsAction}>
      <p className="text-sm text-ink-muted">
        Rules for prices, invoices and stock. Name, logo, contact details and promises are in the{' '}
        <a href="/cms/settings?tab=brand" className="underline underline-offset-4 hover:text-ink">
          CMS settings
        </a>
        .
      </p>
      <CompanyFields choices={choices} isCurrencySettled={isCurrencySettled} />
      <TierFields
        title="Quantity discounts"
        intro="For every product without tiers of its own. The pieces of one design count together, across all its sizes."
        none="No discounts, except on products with tiers of their own."
      />
      <TechniqueFields />
      <InvoiceFields />
      <DepositFields />
      <ReminderFields />
      <JournalFields />
      <FormSection
        title="Stock"
        intro="Sizes at or below this level count as low; shoppers see a warning and you get a notification."
      >
        <CountField name="lowStockThreshold" label="Low stock level" hint="Pieces left of a size." />
      </FormSection>
      <UnconfirmedFields />
      <FormSection
        title="Returns"
        intro="How long customers may ask to return goods for any reason. What is faulty or wrong, they may always return; you can open a return later."
      >
        <CountField
          name="returnDays"
          label="Days after despatch"
          hint="In the UK and EU, consumers may return most goods within 14 days of delivery."
        />
      </FormSection>
      <FormSection title="Team files" intro="Storage for each team’s logos and designs.">
        <CountField name="assetQuotaMb" label="Megabytes per team" />
      </FormSection>
      <FormSection
        title="Visitors’ kit designs"
        intro="Kept this long after someone last opened, shared, commented on or ordered one; then deleted. Teams’ designs and ordered kits stay."
      >
        <CountField name="kitDesignMonths" label="Months" />
      </FormSection>
      <KitCheckFields />
      <NumberFields />
      <ProductionFields outputProfile={outputProfile} />
      <ThreadFields />
      <SizeFields />
    </SettingsForm>
  );
}

function TechniqueFields() {
  const { register, formState } = useFormContext<ShopSettingsValues>();
  return (
    <FormSection
      title="Techniques"
      intro="Sublimated names, numbers and logos are included in the product’s price. Enter what the other techniques add per piece; leave empty those you don’t offer."
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {KIT_TECHNIQUE_TYPES.map((technique) => (
          <Field
            key={technique}
            label={KIT_TECHNIQUES[technique].label}
            optional
            error={formState.errors.techniquePrices?.[technique]?.message}
          >
            {(control) => <Input {...control} {...register(`techniquePrices.${technique}`)} {...AMOUNT_INPUT} />}
          </Field>
        ))}
      </div>
    </FormSection>
  );
}

function KitCheckFields() {
  const { register } = useFormContext<ShopSettingsValues>();
  return (
    <FormSection
      title="Kit checks"
      intro="A kit that cannot be printed cannot be ordered or proofed. The problems below only give a warning, unless you tick them."
    >
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Also block orders with</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {OPTIONAL_CHECK_CODES.map((code) => (
            <Checkbox key={code} label={OPTIONAL_CHECKS[code]} value={code} {...register('strictKitChecks')} />
          ))}
        </div>
      </fieldset>
    </FormSection>
  );
}

function NumberFields() {
  const { register, formState } = useFormContext<ShopSettingsValues>();
  const { errors } = formState;
  return (
    <FormSection
      title="Numbers on kits"
      intro="The range each sport allows, including 00 where the lowest is 0. To let a team wear any number, edit that team."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {NUMBERED_SPORTS.map((sport) => (
          <fieldset key={sport}>
            <legend className="mb-2 text-sm font-semibold">{KIT_SPORT_LABELS[sport]}</legend>
            <div className="grid grid-cols-2 gap-3">
              {(['least', 'most'] as const).map((end) => (
                <Field
                  key={end}
                  label={end === 'least' ? 'Lowest' : 'Highest'}
                  error={errors.shirtNumbers?.[sport]?.[end]?.message}
                >
                  {(control) => (
                    <Input
                      {...control}
                      {...register(`shirtNumbers.${sport}.${end}`)}
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={3}
                    />
                  )}
                </Field>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </FormSection>
  );
}

const BANK_HINT =
  'Account name, bank, sort code and account number, or IBAN and BIC. Shown with orders that are still to be paid by invoice, never at checkout.';

const ROLL_HINTS: Record<RollField, string> = {
  width: 'Of the cloth or paper that pieces are printed on.',
  margin: 'Unprinted at both edges, start and end.',
  gap: 'Between pieces with their bleed.',
  maxLength: 'A longer layout goes on in another file.',
};

function ProductionFields({ outputProfile }: Pick<ShopSettingsProps, 'outputProfile'>) {
  const { register, formState } = useFormContext<ShopSettingsValues>();
  return (
    <FormSection
      title="Production"
      intro="How the pieces of a print pack are cut, and the roll they are laid on at true size. All in mm."
    >
      <CountField name="seamAllowance" label="Seam allowance" hint="Cloth beyond the sewing line; 0 to cut along it." />
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Roll</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {ROLL_FIELDS.map((field) => (
            <Field
              key={field}
              label={ROLL_LABELS[field]}
              required
              hint={ROLL_HINTS[field]}
              error={formState.errors.roll?.[field]?.message}
            >
              {(control) => (
                <Input
                  {...control}
                  {...register(`roll.${field}`)}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                />
              )}
            </Field>
          ))}
        </div>
      </fieldset>
      <OutputProfile name={outputProfile} />
      <p className="text-sm text-ink-muted">
        <a href={TEMPLATES_PATH} className="underline underline-offset-4 hover:text-ink">
          Pattern templates
        </a>{' '}
        lay print packs on the patterns of your workshop.
      </p>
    </FormSection>
  );
}

function InvoiceFields() {
  const { register, formState } = useFormContext<ShopSettingsValues>();
  const isOwners = useMay()('bank-details:write');
  const { errors } = formState;
  return (
    <FormSection
      title="Invoices"
      intro="Checkout, confirmations and pro formas say within how many days to pay; invoices name the day. All but checkout give the bank details."
    >
      <CountField name="invoiceDays" label="Days to pay" hint="From the date of an invoice to its due date." />
      <NumberingFields />
      <Field
        label="Bank details"
        optional
        error={errors.bankDetails?.message}
        hint={isOwners ? BANK_HINT : `${BANK_HINT} Only the owner changes them.`}
      >
        {(control) => (
          <Textarea
            {...control}
            {...register('bankDetails')}
            rows={4}
            maxLength={MAX_BANK_DETAILS}
            readOnly={!isOwners}
          />
        )}
      </Field>
    </FormSection>
  );
}

function NumberingFields() {
  const { register, formState } = useFormContext<ShopSettingsValues>();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {NUMBERED_DOCUMENTS.map(({ kind, prefix, first, usual }) => (
        <Fragment key={kind}>
          <Field
            label={`${DOCUMENT_LABELS[kind]} prefix`}
            optional
            hint={`As ${usual} in ${documentNumber(usual, 1)}. Issued ones keep theirs.`}
            error={formState.errors[prefix]?.message}
          >
            {(control) => <Input {...control} {...register(prefix)} autoComplete="off" maxLength={MAX_PREFIX} />}
          </Field>
          <CountField
            name={first}
            label={`First ${DOCUMENT_LABELS[kind].toLowerCase()} number`}
            hint="To go on counting from elsewhere. Fixed once one is issued."
          />
        </Fragment>
      ))}
    </div>
  );
}

function JournalFields() {
  const { register, formState } = useFormContext<ShopSettingsValues>();
  const { xero, quickbooks } = USUAL_ACCOUNTS;
  return (
    <FormSection
      title="Journal"
      intro="Accounts of the journal in Reports: codes for Xero, names for QuickBooks. Neither takes journals to its own receivables and bank accounts: use clearing accounts."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {JOURNAL_ACCOUNTS.map((account) => (
          <Field
            key={account}
            label={JOURNAL_ACCOUNT_LABELS[account]}
            optional
            hint={`Else ${xero[account]}, or ${quickbooks[account]}.`}
            error={formState.errors.journalAccounts?.[account]?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...register(`journalAccounts.${account}`)}
                autoComplete="off"
                maxLength={MAX_ACCOUNT}
              />
            )}
          </Field>
        ))}
      </div>
    </FormSection>
  );
}

function DepositFields() {
  const { register, formState } = useFormContext<ShopSettingsValues>();
  return (
    <FormSection
      title="Deposits"
      intro="The share of each new order that is due before work begins; the rest is due before despatch. You can agree a different deposit for an order until it has been paid."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <CountField name="depositPercent" label="Deposit in %" hint="0 for none, 100 for payment in advance." />
        <Field label="Applies to" required error={formState.errors.depositFor?.message} className="max-w-xs">
          {(control) => (
            <Select {...control} {...register('depositFor')}>
              <Options choices={choicesOf(DEPOSIT_FOR, DEPOSIT_FOR_LABELS)} />
            </Select>
          )}
        </Field>
      </div>
    </FormSection>
  );
}

function ReminderFields() {
  const { register, formState } = useFormContext<ShopSettingsValues>();
  const { errors } = formState;
  return (
    <FormSection
      title="Reminders"
      intro="Emails about unpaid invoices, with the invoice attached and how to pay it. They stop as soon as it is paid."
    >
      <Field label="Reminders" required error={errors.remindersOn?.message} className="max-w-xs">
        {(control) => (
          <Select {...control} {...register('remindersOn')}>
            <option value="on">On</option>
            <option value="off">Off</option>
          </Select>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <CountField name="reminderDaysBefore" label="Days before the due date" hint="0 for no reminder beforehand." />
        <Field
          label="Days after the due date"
          optional
          error={errors.reminderDaysAfter?.message}
          hint={`One reminder after each, such as ${DEFAULT_REMINDERS.daysAfter}.`}
          className="max-w-xs"
        >
          {(control) => <Input {...control} {...register('reminderDaysAfter')} autoComplete="off" maxLength={60} />}
        </Field>
      </div>
    </FormSection>
  );
}

function UnconfirmedFields() {
  const { register, formState } = useFormContext<ShopSettingsValues>();
  return (
    <FormSection
      title="Orders by new customers"
      intro="How much a new customer may order on invoice at once. A larger order waits until it is confirmed by email; until then it reserves no stock."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <CountField name="unconfirmedPieces" label="Pieces" />
        <Field
          label={`Amount in ${shopFormat().currency}`}
          required
          error={formState.errors.unconfirmedAmount?.message}
          className="max-w-xs"
        >
          {(control) => <Input {...control} {...register('unconfirmedAmount')} {...AMOUNT_INPUT} />}
        </Field>
      </div>
    </FormSection>
  );
}

type CountFieldProps = {
  name:
    | 'invoiceDays'
    | 'returnDays'
    | 'firstInvoiceNumber'
    | 'firstCreditNoteNumber'
    | 'depositPercent'
    | 'reminderDaysBefore'
    | 'lowStockThreshold'
    | 'unconfirmedPieces'
    | 'assetQuotaMb'
    | 'kitDesignMonths'
    | 'seamAllowance';
  label: string;
  hint?: string;
};

function CountField({ name, label, hint }: CountFieldProps) {
  const { register, formState } = useFormContext<ShopSettingsValues>();
  return (
    <Field label={label} required hint={hint} error={formState.errors[name]?.message} className="max-w-xs">
      {(control) => <Input {...control} {...register(name)} inputMode="numeric" autoComplete="off" maxLength={10} />}
    </Field>
  );
}
