type Company = {
  companyName?: string | null;
  companyNumber?: string | null;
  vatNumber?: string | null;
  address?: string | null;
};

export function companyLine({ companyName, companyNumber, vatNumber, address }: Company): string {
  if (!companyName) return '';
  const office = (address ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
  return [
    companyName,
    companyNumber && `Company number ${companyNumber}`,
    office && `Registered office: ${office}`,
    vatNumber && `VAT number ${vatNumber}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
