import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Page } from '../../components/Page.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import classes from './Legal.module.css';

export interface LegalSection {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

interface LegalPageProps {
  title: string;
  sections: readonly LegalSection[];
  /** The pages that belong beside it. */
  seeAlso: readonly { label: string; to: string }[];
}

export function LegalPage({ title, sections, seeAlso }: LegalPageProps) {
  return (
    <Page size="md">
      <Stack gap="xl" className={classes.text}>
        <PageTitle>{title}</PageTitle>
        {sections.map(({ title: heading, paragraphs = [], points = [] }) => (
          <section key={heading}>
            <Title order={2} size="h4" mb="xs">
              {heading}
            </Title>
            <Stack gap="xs">
              {paragraphs.map((text) => (
                <Text key={text}>{text}</Text>
              ))}
              {points.length > 0 ? (
                <ul className={classes.points}>
                  {points.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              ) : null}
            </Stack>
          </section>
        ))}
        <nav aria-label="See also" className={classes.seeAlso}>
          {seeAlso.map(({ label, to }) => (
            <Anchor key={to} component={Link} to={to}>
              {label}
            </Anchor>
          ))}
        </nav>
      </Stack>
    </Page>
  );
}
