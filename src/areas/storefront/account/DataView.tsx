import { Download } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/Card';
import { DATA_PATH } from './account-path';
import { DeleteData } from './DeleteData';

export const DataView = () => (
  <div className="grid items-start gap-6 lg:grid-cols-2">
    <Card padding="lg">
      <h2 className="text-subheading">Download</h2>
      <p className="mt-2 mb-5 text-ink-muted">
        Your orders, returns, messages, designs, addresses and wishlist, and the emails we have sent you, as a JSON
        file.
      </p>
      <a href={`${DATA_PATH}/file`} download className={buttonClass('outline')}>
        <Download aria-hidden className="size-4.5" />
        Download your data
      </a>
    </Card>
    <Card padding="lg">
      <h2 className="text-subheading">Delete</h2>
      <p className="mt-2 mb-5 text-ink-muted">
        Your account, name, email, phone and addresses, names and numbers on shirts, messages and designs are deleted.
        Invoices, and the goods and amounts of your orders, stay, as tax law requires. Links to your orders go on
        working.
      </p>
      <DeleteData />
    </Card>
  </div>
);
