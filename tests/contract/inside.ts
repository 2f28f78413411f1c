/** What valibot keeps in a schema or an action, as far as tests read it. */
export interface Inside {
  kind?: string;
  type: string;
  pipe?: Inside[];
  wrapped?: Inside;
  default?: unknown;
  entries?: Record<string, Inside>;
  options?: unknown[];
  item?: Inside;
  value?: Inside;
  literal?: unknown;
  requirement?: unknown;
  metadata?: { rows?: Inside; entries?: Inside; isJsonText?: boolean };
}
