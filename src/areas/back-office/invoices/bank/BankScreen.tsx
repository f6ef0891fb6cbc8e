'use client';

import type { PlannedBankLine } from '@/domain/invoices/bank-matching';
import { BANK_UPLOAD } from '@/domain/text/table/file';
import type { PlannedStatement } from '@/modules/payments/plan-bank-file';
import { FileRunScreen } from '../../file-runs/FileRunScreen';
import { INVOICES_PATH } from '../invoice-filters';
import { BankColumnFields } from './BankColumnFields';
import { BankLineList, type ChosenOrders } from './BankLineList';

/** Default: a line that names an order with an open balance is entered for it. */
const chosenAtFirst = (lines: readonly PlannedBankLine[]): ChosenOrders =>
  Object.fromEntries(
    lines.flatMap(({ key, kind, candidates: [first] }) =>
      kind === 'matched' && first && first.open > 0 ? [[key, first.orderId]] : [],
    ),
  );

/** Lines to enter, each with its order. */
const linesToEnter = (lines: readonly PlannedBankLine[], chosen: ChosenOrders) =>
  lines.flatMap(({ key, cents, receivedOn, text, payer, candidates }) => {
    const order = candidates.find(({ orderId }) => orderId === chosen[key]);
    if (!order) return [];
    const { orderKind, orderId } = order;
    return [{ orderKind, orderId, cents, receivedOn, reference: text || payer, bankLine: key }];
  });

/** Payments by a bank statement: each line can be reviewed and changed before any is entered. */
export const BankScreen = () => (
  <FileRunScreen
    rule={BANK_UPLOAD}
    path={`${INVOICES_PATH}/bank`}
    label="Choose a bank statement"
    note="Export it from your bank with date, amount and reference. You see what each payment does before anything is entered."
    checking="Reading"
    running="Entering payments"
    result="entered"
    what="payments"
    done={{ href: INVOICES_PATH, label: 'See invoices' }}
    again="Enter another statement"
    planOf={({ statement }: { statement: PlannedStatement }) => {
      const { lines = [] } = statement;
      return { statement, lines, chosen: chosenAtFirst(lines) };
    }}
  >
    {({ file, plan, setPlan, check, begin, restart }) => (
      <>
        <BankColumnFields
          key={JSON.stringify(plan.statement.columns)}
          statement={plan.statement}
          onChange={(columns) => check({ columns: JSON.stringify(columns) })}
        />
        {plan.statement.lines && (
          <BankLineList
            name={file.name}
            {...plan}
            onChoose={(key, orderId) => setPlan({ ...plan, chosen: { ...plan.chosen, [key]: orderId } })}
            onBegin={() => begin({ lines: linesToEnter(plan.lines, plan.chosen) })}
            onRestart={restart}
          />
        )}
      </>
    )}
  </FileRunScreen>
);
