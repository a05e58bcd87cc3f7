/** The chapters of the reference, in their order. */
export const TAGS = [
  { name: 'Keys', description: 'The key that asks.' },
  { name: 'Offers', description: 'Campaigns as publishers meet them: what they ask for, and what they pay.' },
  { name: 'Campaigns', description: 'Campaigns as their advertiser agreed them: terms, targets and caps.' },
  { name: 'Applications', description: 'Who joined which campaign, and who asks to.' },
  { name: 'Numbers', description: 'Telephone numbers that lead to campaigns.' },
  { name: 'Links', description: 'Links that lead to campaigns.' },
  { name: 'Clicks', description: 'Who followed a link, and what became of it.' },
  { name: 'Calls', description: 'Calls, each with the rules that spoke about it.' },
  { name: 'Leads', description: 'Leads: post them, and see where they stand.' },
  { name: 'Conversions', description: 'What came of a click, a call or a lead.' },
  { name: 'Disputes', description: 'What an advertiser does not want to pay for, until an admin has decided.' },
  { name: 'Reports', description: 'Figures by any dimension.' },
  { name: 'Ledger', description: 'Money: balances and every entry behind them.' },
  { name: 'Payouts', description: 'What publishers were paid.' },
  { name: 'Invoices', description: 'What advertisers were charged.' },
  { name: 'Webhooks', description: 'Addresses of yours that are told what happens.' },
] as const;

export type Tag = (typeof TAGS)[number]['name'];
