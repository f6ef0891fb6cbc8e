import type { ReactNode } from 'react';
import { addressLines } from '@/domain/orders/address-lines';
import type { KeptAddress } from '@/modules/shoppers/data/addresses';
import { AddressLines } from '@/ui/AddressLines';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { AddressForm } from './AddressForm';
import { ChangeAddress } from './ChangeAddress';

type AddressesViewProps = { addresses: readonly KeptAddress[]; countries: ReactNode; country: string };

export const AddressesView = ({ addresses, countries, country }: AddressesViewProps) => (
  <div className="grid items-start gap-6 lg:grid-cols-2">
    <ul className="grid gap-5">
      {addresses.length === 0 && (
        <li className="text-ink-muted">No addresses yet. The first one fills in the checkout.</li>
      )}
      {addresses.map(({ id, isFirst, content }) => {
        const name = `${content.firstName} ${content.lastName}`;
        return (
          <li key={id}>
            <Card>
              <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
                <h2 className="text-lg wrap-anywhere">{name}</h2>
                {isFirst && <Badge variant="outline">Fills in the checkout</Badge>}
              </div>
              <AddressLines lines={addressLines(content)} className="text-ink-muted" />
              {content.phone && <p className="text-ink-muted">{content.phone}</p>}
              <div className="mt-4 flex flex-wrap gap-2">
                {!isFirst && <ChangeAddress id={id} change="first" label="Use at checkout" />}
                <ChangeAddress id={id} change="remove" label="Remove" />
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
    <Card padding="lg">
      <h2 className="mb-5 text-subheading">New address</h2>
      <AddressForm key={addresses.length} countries={countries} country={country} />
    </Card>
  </div>
);
