import { LinkListSection } from './LinkListSection';

/** The links of header and footer. */
export function NavigationFields() {
  return (
    <>
      <LinkListSection
        name="aboutLinks"
        title="About dropdown"
        intro="In the header, under About; on small screens in the menu."
        described
      />
      <LinkListSection name="quickLinks" title="Quick links" intro="A column of the footer." />
      <LinkListSection name="legalLinks" title="Legal links" intro="The last line of the footer." />
    </>
  );
}
