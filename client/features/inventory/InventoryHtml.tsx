import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { useInventoryHtmlQuery } from '../../gql/hooks.ts';
import { useInventory } from './inventory-context.ts';
import classes from './InventoryHtml.module.css';

const TABLE_ONLY = {
  ALLOWED_TAGS: ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'p', 'strong'],
  ALLOWED_ATTR: ['colspan', 'rowspan', 'scope'],
};

/** One version of the materials, as the server writes them for clients that only show HTML; nothing but a table passes. */
export function InventoryHtml() {
  const { estimateId } = useInventory();
  const { data } = useInventoryHtmlQuery({
    variables: { estimateId },
    fetchPolicy: 'network-only',
  });
  const given = data?.inventory?.html ?? '';
  const html = useMemo(
    () => DOMPurify.sanitize(given, { ...TABLE_ONLY, RETURN_TRUSTED_TYPE: true }),
    [given],
  );
  if (!given) return null;
  // oxlint-disable-next-line react/no-danger -- sanitized right above
  return <div className={classes.html} dangerouslySetInnerHTML={{ __html: html }} />;
}
